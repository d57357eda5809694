#!/bin/sh
# What the image has of Debian, in the folder $1: the libraries of Node, a shell and basic commands. Each build takes the
# newest packages. Node brings certificates and time zones of its own.
set -eu

root=$1
packages='base-files busybox libatomic1 libc6 libgcc-s1 libstdc++6'

work=$(mktemp -d)
cd "$work"
apt-get update -q
# shellcheck disable=SC2086
apt-get download -q $packages

mkdir -p "$root/usr/bin" "$root/usr/sbin" "$root/usr/lib" "$root/usr/lib64" "$root/var/lib/dpkg/status.d" "$root/proc"
for folder in bin sbin lib lib64; do ln -s "usr/$folder" "$root/$folder"; done
for file in *.deb; do
  # dpkg-deb --extract would replace /bin and /lib, which are links, by folders.
  dpkg-deb --fsys-tarfile "$file" | tar --extract --keep-directory-symlink --directory "$root"
  # Scanners look here for what is installed.
  dpkg-deb --field "$file" > "$root/var/lib/dpkg/status.d/${file%%_*}"
done
for name in $("$root/usr/bin/busybox" --list); do
  [ -e "$root/usr/bin/$name" ] || ln -s busybox "$root/usr/bin/$name"
done

# Conversion between character sets, which Node does itself, and documents other than licences.
rm -rf "$root"/usr/lib/*/gconv "$root"/usr/share/man "$root"/usr/share/lintian "$root"/usr/share/base-files
find "$root/usr/share/doc" -type f ! -name copyright -delete
find "$root/usr/share" -xtype l -delete
find "$root/usr" -type d -empty -delete

printf '%s\n' 'root:x:0:0:root:/root:/bin/sh' 'kalends:x:10001:10001:Kalends:/data:/bin/sh' > "$root/etc/passwd"
printf '%s\n' 'root:x:0:' 'kalends:x:10001:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
rm -rf "$work"

/*
 * Loads the modern files or the legacy files. No compiler translates this script, so it may use only the syntax of the
 * oldest supported browser (CO-05).
 */
(function () {
  'use strict';

  var own = document.currentScript;
  var ownFile = /^\/((legacy\/)?assets\/[\w.-]+|service-worker)\.js$/;

  // Trusted Types: accepts only URLs of the site's own files as scripts.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        var url = new URL(address, location.href);
        if (url.origin === location.origin && ownFile.test(url.pathname)) return address;
        throw new TypeError('No script of this site: ' + address);
      },
    });
  }

  // Shows the message that the site has not loaded, for example because a host sends its own page in place of a
  // script.
  function reportFailure() {
    document.getElementById('chada-not-loaded').hidden = false;
  }

  function add(tag, attributes, next) {
    var element = document.createElement(tag);
    Object.keys(attributes).forEach(function (name) {
      element[name] = attributes[name];
    });
    element.onload = next;
    // If a style sheet does not load, the site starts without it.
    element.onerror = tag === 'link' ? next : reportFailure;
    document.head.appendChild(element);
  }

  // Loads the stylesheets whose inline copies the host's policy has refused, for example if a deployment changed the pages
  // but not the host's configuration.
  Array.prototype.forEach.call(document.querySelectorAll('style[data-file]'), function (style) {
    if (!style.sheet) add('link', { rel: 'stylesheet', href: style.getAttribute('data-file') });
  });

  // Chrome 110, Firefox 115 and Safari 16.4 have these features. See `modernTarget` in build/site-config.ts.
  var modern =
    'toSorted' in Array.prototype &&
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('importmap');

  if (modern) {
    add('script', { type: 'module', crossOrigin: 'anonymous', src: own.getAttribute('data-modern') });
    return;
  }
  add('link', { rel: 'stylesheet', href: own.getAttribute('data-legacy-style') }, function () {
    add('script', { src: own.getAttribute('data-legacy-polyfills') }, function () {
      // If a host sends HTML in place of the polyfills, the browser reports a syntax error and still fires the load
      // event.
      if (!window.System) return reportFailure();
      window.System.import(own.getAttribute('data-legacy')).catch(reportFailure);
    });
  });
})();
